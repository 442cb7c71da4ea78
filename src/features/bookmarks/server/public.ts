export { bookmarkStore } from './personal-data.ts'
export { bookmarkRoutes } from './routes.ts'
