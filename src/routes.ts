import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('features/content/pages/home.tsx'),
  route('about', 'features/content/pages/about.tsx'),
] satisfies RouteConfig
