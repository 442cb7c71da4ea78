/** Endings of files that cannot be added, by what they are. Other files are judged by their content. */
const ENDINGS = {
  video: 'mp4 m4v mov avi mkv webm wmv flv mpg mpeg 3gp',
  audio: 'mp3 m4a wav ogg oga opus aac amr wma flac',
  archive: 'zip rar 7z gz tar tgz iso',
  web_page: 'html htm xhtml mht mhtml hta',
  program: 'app apk bat cmd com cpl dll dmg exe jar js lnk msi pif ps1 scr sh vbs wsf',
} as const

export type RefusedKind = keyof typeof ENDINGS

/** What a file is that cannot be added, by the ending of its name; undefined for names that may be of others. */
export function refusedKindOf(name: string): RefusedKind | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return KINDS.find((kind) => ENDINGS[kind].split(' ').includes(ending))
}

const KINDS = ['video', 'audio', 'archive', 'web_page', 'program'] as const satisfies RefusedKind[]
