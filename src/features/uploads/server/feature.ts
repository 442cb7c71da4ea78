import type { Feature } from '#platform/feature.ts'
import { uploadJobs } from './jobs.ts'
import { uploadMigrations } from './migrations.ts'
import { uploadPersonalData } from './personal-data.ts'
import { routes } from './routes.ts'

export const uploadsFeature: Feature = {
  name: 'uploads',
  migrations: uploadMigrations,
  notBackedUp: ['upload', 'upload_lock'],
  routes: () => routes,
  jobs: uploadJobs,
  personalData: uploadPersonalData,
}
