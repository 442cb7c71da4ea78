import type { StarterModule } from './content.ts'

interface Filmed {
  slug: string
  text: Pick<StarterModule['text'], 'videos'>
}

/** The module of a demo site that has the sample. */
const MODULE = 'contraceptive-implants'

/** A film about something else, which shows how videos work on a demo site. Its title says that it is a sample. */
export const SAMPLE_VIDEO = { title: 'Sample video', url: 'https://vimeo.com/1084537', seconds: 596, cover: true }

/** Returns the modules of a demo site: one of them has the sample after its own videos. */
export function withSampleVideo<T extends Filmed>(modules: readonly T[]): T[] {
  return modules.map((module) => {
    if (module.slug !== MODULE) return module
    const cover = module.text.videos.every((video) => !video.cover)
    return { ...module, text: { ...module.text, videos: [...module.text.videos, { ...SAMPLE_VIDEO, cover }] } }
  })
}
