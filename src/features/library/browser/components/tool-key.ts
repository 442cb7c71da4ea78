/** How the keys of training tools begin in an address: `?preview=tool-3`. */
export const TOOL_KEY = 'tool-'
