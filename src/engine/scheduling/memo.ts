// Values that are worked out once, for each owner and key, and are gone with their owner.

export function memo<Owner extends object, Value, Key = string>(): (
  owner: Owner,
  key: Key,
  make: () => Value,
) => Value {
  const made = new WeakMap<Owner, Map<Key, Value>>();
  return (owner, key, make) => {
    const known = made.get(owner)?.get(key);
    if (known !== undefined) return known;
    const values = made.get(owner) ?? new Map<Key, Value>();
    made.set(owner, values);
    const value = make();
    values.set(key, value);
    return value;
  };
}
