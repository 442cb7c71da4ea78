/** Words around the notices, for all readers. */
export const text = { notices: 'Notices' } as const
