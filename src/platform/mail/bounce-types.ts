/** `hard`: there is no such mailbox. `soft`: it did not take the mail this time. `complaint`: the reader marked it as spam. */
export const BOUNCE_TYPES = ['hard', 'soft', 'complaint'] as const
export type BounceType = (typeof BOUNCE_TYPES)[number]
