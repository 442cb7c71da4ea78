import type { PreparedModule } from './modules.ts'

/** What is looked at and changed of a module. */
interface Filmed {
  slug: string
  text: Pick<PreparedModule['text'], 'videos'>
}

/** The module of a demo site that has the sample. */
const MODULE = 'contraceptive-implants'

/** A film about something else, so that people who try the site out see how its videos work. Its title says what it is. */
export const SAMPLE_VIDEO = { title: 'Sample video', url: 'https://vimeo.com/1084537', seconds: 596, cover: true }

/** The modules of a demo site: one has a sample behind its own videos. */
export function withSampleVideo<T extends Filmed>(modules: readonly T[]): T[] {
  return modules.map((module) => {
    if (module.slug !== MODULE) return module
    const cover = module.text.videos.every((video) => !video.cover)
    return { ...module, text: { ...module.text, videos: [...module.text.videos, { ...SAMPLE_VIDEO, cover }] } }
  })
}
