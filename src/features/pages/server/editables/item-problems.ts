import { errorAt, type FoundProblem } from '#core/content-problems.ts'
import { parseDuration } from '#core/duration.ts'
import { problemText } from '../../content-types/messages.ts'

interface FileOrLink {
  key: string
  file: number | null
  url: string
}

/** Items have a file or a link, not both. @param list the field with the items */
export function fileOrLinkProblems(list: string, items: readonly FileOrLink[]): FoundProblem[] {
  return items.flatMap(({ key, file, url }): FoundProblem[] => {
    if ((file === null) !== (url.trim() === '')) return []
    const [field, message] = file === null ? ['file', problemText.fileMissing] : ['url', problemText.fileAndLink]
    return [errorAt([list, key, field], 'file_or_link', message)]
  })
}

/** The lengths of videos are minutes and seconds. */
export function durationProblems(videos: readonly { key: string; duration: string }[]): FoundProblem[] {
  const wrong = videos.filter(({ duration }) => duration.trim() !== '' && parseDuration(duration) === undefined)
  return wrong.map(({ key }) => errorAt(['videos', key, 'duration'], 'wrong_duration', problemText.wrongDuration))
}
