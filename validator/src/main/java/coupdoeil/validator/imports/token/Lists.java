package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Questions about short lists, of which a long text has millions. Loops over their numbers answer them in less time than it
 * takes to make a stream or an iterator, and are compiled in a fraction of the time.
 */
public final class Lists {

    /** Fewer are read before another thread has begun. */
    private static final int MANY = 2000;

    private Lists() {}

    /**
     * What each of many becomes, in their order: those of a long text on all processors, those of a page on this one.
     *
     * @param by may be asked by several threads at once
     */
    public static <T, R> List<R> each(List<T> list, Function<? super T, ? extends R> by) {
        return eachOf(list.size(), i -> by.apply(list.get(i)));
    }

    /** The same of the numbers from 0 to one below a count. @param by may be asked by several threads at once */
    public static <R> List<R> eachOf(int count, IntFunction<? extends R> by) {
        return eachOf(count, count >= MANY, by);
    }

    /** The same on all processors if it is said to be much work: a few lines may be as long as a book. */
    public static <R> List<R> eachOf(int count, boolean much, IntFunction<? extends R> by) {
        IntStream numbers = IntStream.range(0, count);
        return (much ? numbers.parallel() : numbers).<R>mapToObj(by).toList();
    }

    public static <T> boolean any(List<T> list, Predicate<? super T> is) {
        for (int at = 0; at < list.size(); at++) {
            if (is.test(list.get(at))) {
                return true;
            }
        }
        return false;
    }

    public static <T> boolean all(List<T> list, Predicate<? super T> is) {
        for (int at = 0; at < list.size(); at++) {
            if (!is.test(list.get(at))) {
                return false;
            }
        }
        return true;
    }

    public static <T> int count(List<T> list, Predicate<? super T> is) {
        int count = 0;
        for (int at = 0; at < list.size(); at++) {
            count += is.test(list.get(at)) ? 1 : 0;
        }
        return count;
    }

    /** What each becomes, in their order. */
    public static <T, R> List<R> mapped(List<T> list, Function<? super T, ? extends R> by) {
        List<R> mapped = new ArrayList<>(list.size());
        for (int at = 0; at < list.size(); at++) {
            mapped.add(by.apply(list.get(at)));
        }
        return mapped;
    }

    /** Those of which it holds, in their order. */
    public static <T> List<T> where(List<T> list, Predicate<? super T> is) {
        List<T> found = new ArrayList<>();
        for (int at = 0; at < list.size(); at++) {
            T item = list.get(at);
            if (is.test(item)) {
                found.add(item);
            }
        }
        return found;
    }
}
