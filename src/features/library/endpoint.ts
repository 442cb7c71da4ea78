import { defineEndpoints } from '#core/endpoint.ts'
import { paths } from './paths.ts'

export const endpoint = defineEndpoints(
  { name: 'Library', description: 'Training modules with their documents and videos' },
  paths,
)
