package coupdoeil.validator.imports.token;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A set of tags that never changes, gone through in their order. Every word has one, so it is held in the bits of a number. */
public final class Tags extends AbstractSet<Tag> {

    public static final Tags NONE = new Tags(0);

    private final long bits;

    private Tags(long bits) {
        this.bits = bits;
    }

    public static Tags of(Tag first, Tag... more) {
        long bits = first.bit;
        for (Tag tag : more) {
            bits |= tag.bit;
        }
        return new Tags(bits);
    }

    /** What any of some words means. */
    public static Tags of(List<Token> words) {
        return NONE.union(words);
    }

    /** These, and what any of some words means. */
    public Tags union(List<Token> words) {
        long all = bits;
        for (int at = 0; at < words.size(); at++) {
            all |= words.get(at).tags().bits;
        }
        return all == bits ? this : new Tags(all);
    }

    public Tags union(Tags others) {
        return new Tags(bits | others.bits);
    }

    public Tags without(Tags others) {
        return (bits & others.bits) == 0 ? this : new Tags(bits & ~others.bits);
    }

    /** Those that are among others, too. */
    public Tags intersection(Tags others) {
        return new Tags(bits & others.bits);
    }

    public boolean has(Tag tag) {
        return (bits & tag.bit) != 0;
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
}
