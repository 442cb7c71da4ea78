export { bookmarkStore } from './member-store.ts'
export { bookmarkRoutes } from './routes.ts'
