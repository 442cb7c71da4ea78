/** Loads the parts that a kept page opens without a network. No page names their files. */
export const keptParts = new Set<() => Promise<unknown>>()
