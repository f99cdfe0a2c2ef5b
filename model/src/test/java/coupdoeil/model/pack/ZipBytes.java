package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Zips that no program writes, made of the bytes of one that is in order and has no comment. */
public final class ZipBytes {

    private static final int RECORD = 46;
    private static final int END = 22;

    private ZipBytes() {}

    /** A zip with so many entries, named by numbers, all of which lead to the data of the first one. */
    public static byte[] sharing(byte[] zip, int entries) {
        ByteBuffer all = buffer(zip);
        int directory = all.getInt(zip.length - END + 16);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(zip, 0, directory);
        for (int i = 0; i < entries; i++) {
            byte[] name = Integer.toString(i).getBytes(ISO_8859_1);
            ByteBuffer record = buffer(new byte[RECORD]).put(zip, directory, RECORD);
            record.putShort(28, (short) name.length).putShort(30, (short) 0).putShort(32, (short) 0);
            out.writeBytes(record.array());
            out.writeBytes(name);
        }
        ByteBuffer end = buffer(new byte[END]).put(zip, zip.length - END, END);
        end.putShort(8, (short) entries).putShort(10, (short) entries).putInt(12, out.size() - directory);
        out.writeBytes(end.array());
        return out.toByteArray();
    }

    /** The same zip with another checksum for a file. */
    public static byte[] withChecksum(byte[] zip, String name, int checksum) {
        byte[] changed = zip.clone();
        buffer(changed).putInt(record(zip, name) + 16, checksum);
        return changed;
    }

    private static int record(byte[] zip, String name) {
        String latin = new String(zip, ISO_8859_1);
        int at = latin.indexOf("PK\u0001\u0002");
        while (!latin.startsWith(name, at + RECORD)) {
            at = latin.indexOf("PK\u0001\u0002", at + 1);
        }
        return at;
    }

    private static ByteBuffer buffer(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }
}
