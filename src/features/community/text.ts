/** Every sentence of the community pages that editors do not write. */
export const text = {
  home: 'Home',
  guidelines: 'Community guidelines',
  guidelinesDescription: 'How we treat each other and what belongs in the discussions.',
} as const
