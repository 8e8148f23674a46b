/** For `memo`: whether all properties are the same, lists by their elements. A CV's items keep their identity, lists do not. */
export function sameProps<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys({ ...before, ...after }) as (keyof Props)[];
  return names.every((name) => isSame(before[name], after[name]));
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other);
  return one.length === other.length && one.every((each, index) => Object.is(each, other[index]));
}
