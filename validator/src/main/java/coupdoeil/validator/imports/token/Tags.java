package coupdoeil.validator.imports.token;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** A set of tags that never changes, gone through in their order. Every word has one, so it is held in the bits of a number. */
public final class Tags extends AbstractSet<Tag> {

    public static final Tags NONE = new Tags(0);

    private final long bits;

    private Tags(long bits) {
        this.bits = bits;
    }

    public static Tags of(Tag first, Tag... more) {
        long bits = bit(first);
        for (Tag tag : more) {
            bits |= bit(tag);
        }
        return new Tags(bits);
    }

    /** What any of some words means. */
    public static Tags of(Collection<Token> words) {
        return NONE.and(words);
    }

    /** These, and what any of some words means. */
    public Tags and(Collection<Token> words) {
        long all = bits;
        for (Token word : words) {
            all |= word.tags().bits;
        }
        return all == bits ? this : new Tags(all);
    }

    public Tags and(Tags others) {
        return new Tags(bits | others.bits);
    }

    public Tags without(Tags others) {
        return (bits & others.bits) == 0 ? this : new Tags(bits & ~others.bits);
    }

    public boolean has(Tag tag) {
        return (bits & bit(tag)) != 0;
    }

    public boolean hasAny(Tags any) {
        return (bits & any.bits) != 0;
    }

    @Override
    public boolean contains(Object object) {
        return object instanceof Tag tag && has(tag);
    }

    @Override
    public boolean isEmpty() {
        return bits == 0;
    }

    @Override
    public int size() {
        return Long.bitCount(bits);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Tags other ? other.bits == bits : super.equals(object);
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @Override
    public Iterator<Tag> iterator() {
        return new Iterator<>() {
            private long left = bits;

            @Override
            public boolean hasNext() {
                return left != 0;
            }

            @Override
            public Tag next() {
                if (left == 0) {
                    throw new NoSuchElementException();
                }
                Tag tag = Tag.at(Long.numberOfTrailingZeros(left));
                left &= left - 1;
                return tag;
            }
        };
    }

    private static long bit(Tag tag) {
        return 1L << tag.ordinal();
    }
}
