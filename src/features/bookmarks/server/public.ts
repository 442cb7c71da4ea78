export { bookmarkPersonalData } from './personal-data.ts'
export { bookmarkRoutes } from './routes.ts'
