package coupdoeil.model.file;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Everything that is ever done to files, one small operation each. All writing goes through it, so that tests can halt a
 * program after each operation and let disks be full.
 */
public interface Disk {

    /** The file system of the machine. */
    Disk REAL = new RealDisk();

    /** Makes a folder in one that is there. */
    void makeFolder(Path folder) throws IOException;

    /** Makes an empty file where nothing is, with the mode that the system gives new files. */
    void create(Path file) throws IOException;

    /** Gives a file the mode, and if possible the group, of another one. */
    void imitate(Path file, Path model) throws IOException;

    /** Fills a file that is there, and forces it to the medium. */
    void write(Path file, byte[] bytes) throws IOException;

    /** Gives a file the time of another one. */
    void date(Path file, Path model) throws IOException;

    /** Renames a file within a file system, in one moment, over a file that may be there. */
    void move(Path from, Path to) throws IOException;

    /** Removes a file, link or empty folder, if there is one. */
    void delete(Path file) throws IOException;

    /** Makes renamings in a folder last through a power cut, on systems that can. */
    void force(Path folder) throws IOException;
}
