/** Loaders of parts that a kept page opens later, without a network. The HTML of a page does not name their files. */
export const keptParts = new Set<() => Promise<unknown>>()
