import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './scripts/build/inline-script.ts'

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
        'Button|Link|use-is-alive|Icon|Wordmark|page|page-meta|browser-transport|login-prompt|use-menu|ErrorNotice|EmptyState|ContactLink',
      ),
      files('ui', 'Breadcrumbs|come-again|LiveRegion|Columns|SectionHead|Note|Prose|TabNav|CategoryMark'),
      files('ui/download', 'DownloadTrayMount|tray'),
      files('features/(content|training|search)', 'client|addresses'),
      files('features/accounts/session', 'viewer|use-session|tokens'),
      files('features/feedback/parts', 'visits|prompt-rules'),
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
      files(
        'ui',
        'share/ShareButton|preview/(Previews|StaticPreview|text|preview-address|preview-file)|video/.*|download/DownloadLink',
      ),
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

/** Chrome 100 and its time: phones that are still in use and get no updates any more. */
const BROWSERS = ['chrome100', 'firefox102', 'safari15.4']

/** Size of a file of pdf.js before it is packed, for the progress that the preview shows. */
function pdfjsBytes(name: string): number {
  return statSync(fileURLToPath(import.meta.resolve(`pdfjs-dist/legacy/build/${name}`))).size
}

export default defineConfig({
  define: {
    PDF_ENGINE_SIZES: JSON.stringify({
      engine: pdfjsBytes('pdf.min.mjs'),
      worker: pdfjsBytes('pdf.worker.min.mjs'),
    }),
  },
  plugins: [inlineScript(BROWSERS), reactRouter()],
  build: {
    target: BROWSERS,
    cssTarget: ['chrome100', 'safari15.4'],
    assetsInlineLimit: 0,
    // The framework and the PDF viewer are what they are; `npm run bench -- weight` watches over what a visit costs.
    chunkSizeWarningLimit: 1500,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
})
