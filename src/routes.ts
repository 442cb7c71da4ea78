import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Every page of the site. Anything else is the 404 page. */
export default [
  index('features/content/pages/home.tsx'),
  route('about', 'features/content/pages/about.tsx'),
  route('news-and-updates', 'features/content/pages/news.tsx'),
  route('training', 'features/training/pages/modules.tsx'),
  route('training/:module', 'features/training/pages/module.tsx', [
    index('features/training/pages/module-overview.tsx'),
    route('sessions', 'features/training/pages/module-sessions.tsx'),
    route('downloads', 'features/training/pages/module-downloads.tsx'),
    route('related-discussions', 'features/training/pages/module-discussions.tsx'),
  ]),
  route('training-guides', 'features/content/pages/guides.tsx'),
  route('materials-in-french', 'features/content/pages/french-materials.tsx'),
  route('materials-in-spanish', 'features/content/pages/spanish-materials.tsx'),
  route('getting-started', 'features/content/pages/getting-started.tsx'),
  route('getting-started/navigating-website', 'features/content/pages/navigating.tsx'),
  route('getting-started/module-structure', 'features/content/pages/module-structure.tsx'),
  route('getting-started/faq', 'features/content/pages/getting-started-faq.tsx'),
  route('faq', 'features/content/pages/faq.tsx'),
  route('search', 'features/search/pages/search.tsx'),
  route('community/guidelines', 'features/community/pages/guidelines.tsx'),
  route('*', 'site/shell/not-found.tsx'),
] satisfies RouteConfig
