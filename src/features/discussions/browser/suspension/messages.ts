export const text = {
  /** @param until such as 'Nov 30, 2026, 14:00'; undefined if the suspension has no end */
  suspended: (until: string | undefined) =>
    until === undefined
      ? 'You can’t post or comment in the community any more. The mail that we sent you says why.'
      : `You can’t post or comment in the community until ${until}. The mail that we sent you says why.`,
} as const
