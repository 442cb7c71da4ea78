import { createStore } from '#ui/store.ts'

/** What edit mode says to screen readers after a move on the page. */
export const announcement = createStore('')
