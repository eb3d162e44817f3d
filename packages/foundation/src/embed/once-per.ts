/** Creates one value per key object on its first use; the value lives as long as the key. */
export function oncePer<Key extends object, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const value = made.get(key) ?? create(key);
    made.set(key, value);
    return value;
  };
}
