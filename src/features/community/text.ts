/** Every sentence of the community pages that editors do not write. */
export const text = {
  home: 'Home',
  guidelines: 'Community guidelines',
  guidelinesDescription: 'How we treat each other and what belongs in the discussions.',
  member: {
    own: 'My Account',
    description: (name: string) => `${name}, a member of our community of trainers.`,
    noActivity: 'No posts or comments',
    browse: 'Community guidelines',
  },
} as const
