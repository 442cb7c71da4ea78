import type { ModulePackage } from '#features/packages/server/public.ts'

/** The module of a demo site that has the sample. */
const MODULE = 'contraceptive-implants'

/** A film about something else, which shows how videos work on a demo site. Its title says that it is a sample. */
export const SAMPLE_VIDEO = {
  key: 'sample',
  title: 'Sample video',
  url: 'https://vimeo.com/1084537',
  duration: '9:56',
  is_cover: true,
}

/** Gives one module of a demo site the sample in place of its own videos: it has none. */
export function withSampleVideo(content: ModulePackage): ModulePackage {
  const entries = content.entries.map((entry) =>
    entry.kind === 'module' && entry.id === MODULE
      ? { ...entry, value: { ...entry.value, videos: [SAMPLE_VIDEO] } }
      : entry,
  )
  return { ...content, entries }
}
