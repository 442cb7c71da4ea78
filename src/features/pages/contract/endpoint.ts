import { defineEndpoints } from '#core/endpoint.ts'
import { paths } from '../paths.ts'

export const endpoint = defineEndpoints(
  { name: 'Pages', description: 'Texts of the site, news, questions and guides' },
  paths,
)
