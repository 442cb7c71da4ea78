import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Files of `folder` by their names, without the ending. */
function files(folder: string, names: string): RegExp {
  return new RegExp(`src/${folder}/(${names})\\.tsx?$`.replaceAll('/', '[\\\\/]'))
}

function anyOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}

/**
 * On a slow line each further file costs a wait of its own, so there are few: what only changes with a new version of
 * React or React Router; what every page shows; and what the pages of one place share, because who opens one opens the
 * next. A file goes with the first group that names it, and takes along what it imports: so what all pages need comes
 * first. Everything else has parts of its own, which come when they are wanted. `npm run bench -- weight` watches.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|vite[\\/]preload-helper/,
  },
  {
    name: 'parts',
    test: anyOf(
      files('core', 'client|endpoint|dates|parse-url|plurals|site-name'),
      files(
        'ui',
        'Button|Link|use-is-alive|Icon|Wordmark|page|page-meta|browser-transport|login-prompt|use-menu|ErrorNotice|EmptyState',
      ),
      files('ui', 'Breadcrumbs|come-again|LiveRegion|Columns|SectionHead|Note|Prose|TabNav|CategoryMark'),
      files('ui/download', 'DownloadTrayMount|tray'),
      files('features/(content|training|search)', 'client|addresses'),
      files('features/accounts/session', 'viewer|use-session|tokens'),
      files('features/feedback/parts', 'Feedback'),
      files('site/shell', '(?!ContactDialog).*'),
      /src[\\/]root\.tsx$/,
    ),
  },
  {
    name: 'module',
    test: anyOf(
      files('features/training', 'pages/module(?!s|-d).*|parts/(?!ToolsDialog).*|text'),
      files('features/bookmarks', 'parts/BookmarkButton|shelf/shelf'),
      files('ui', 'FileRow|FileLink|FileBadge|DocumentRow|document-view|KeyFacts|FoldingSection'),
      files('ui', 'share/ShareButton|preview/(Previews|preview-address|preview-file)|video/.*|download/DownloadLink'),
    ),
  },
  { name: 'lists', test: anyOf(files('ui', 'FilterList|SearchForm'), files('features/search/parts', 'Marks')) },
  {
    name: 'forum',
    test: anyOf(
      files('features/community', 'client|addresses|places|text|parts/(GuidelinesBox|Count|short-name)'),
      files('ui', 'Pager|page-block|use-page-turn|Avatar'),
    ),
  },
  { name: 'rows', test: files('features/community/parts', '(?!Activ|activity|use-own)[\\w-]+') },
  { name: 'discussion', test: files('features/community', 'pages/discussion|parts/discussion/(?!unfollow).*') },
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
