import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * On a slow line each further file costs a wait of its own, so there are few: what only changes with a new version of
 * React or React Router; our own parts and addresses; and a module's pages together, because who opens one opens the
 * next. Its downloads and discussions have parts of their own, which come while the reader reads; so does what forms and
 * accounts need.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/,
  },
  {
    name: 'module',
    test: /src[\\/]features[\\/]training[\\/](pages[\\/]module(?!s|-d)|parts[\\/](?!ToolsDialog)|text)/,
  },
  {
    name: 'parts',
    test: new RegExp(
      [
        /src[\\/]core[\\/](?!rules|email-rule|words)/,
        /src[\\/]ui[\\/](?!Carousel|Field|Accordion|FilterList|Skeleton|Alert|Avatar|FileTable|SortSelect|SearchForm|random-key)[^\\/]+\.tsx?$/,
        /src[\\/]ui[\\/]video[\\/]/,
        /src[\\/]features[\\/](content|training|search)[\\/](client|addresses)\.ts$/,
        /src[\\/]features[\\/]bookmarks[\\/](parts[\\/]BookmarkButton|shelf[\\/]shelf\.ts)/,
        /src[\\/]site[\\/]shell[\\/](?!ContactDialog)/,
      ]
        .map(({ source }) => source)
        .join('|'),
    ),
  },
]

export default defineConfig({
  plugins: [reactRouter()],
  // Chrome 100 and its time: phones that are still in use and get no updates any more.
  build: {
    target: ['chrome100', 'firefox102', 'safari15.4'],
    cssTarget: ['chrome100', 'safari15.4'],
    assetsInlineLimit: 0,
    // The framework and the PDF viewer are what they are; `npm run bench -- weight` watches over what a visit costs.
    chunkSizeWarningLimit: 1500,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
})
