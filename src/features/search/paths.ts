/** Where each call of this area lives. No schema code: the browser loads this file. */
export const paths = { searchResources: 'GET /api/training/module-resource/search/' } as const
