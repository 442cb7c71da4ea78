import { formatCount } from '#core/format.ts'
import type { EntryState } from '../../contract.ts'
import { WithdrawFile } from '../fields/WithdrawFile.tsx'
import { versionText as text } from './messages.ts'

type File = EntryState['files'][number]

/** The file before and after, with name, size, pages and its first page. */
export function FileChange({ before, after }: { before: File | undefined; after: File | undefined }) {
  return (
    <div className="version-files">
      {before ? <Card file={before} mark="del" link={text.openBefore} /> : <p className="quiet">{text.noFile}</p>}
      {after ? <Card file={after} mark="ins" link={text.openAfter} /> : <p className="quiet">{text.noFile}</p>}
    </div>
  )
}

function Card({ file, mark: Mark, link }: { file: File; mark: 'ins' | 'del'; link: string }) {
  const { id, name, size, pages, first_page, url, is_withdrawn } = file
  return (
    <div className="version-file">
      {first_page && !is_withdrawn && <img src={first_page.url} alt="" width={72} loading="lazy" />}
      <div>
        <b dir="auto">{name}</b>
        <Mark>{[pages && formatCount(pages, text.pages), size].filter(Boolean).join(' · ')}</Mark>
        {!is_withdrawn && <a href={url}>{link}</a>}
        <WithdrawFile key={id} file={file} />
      </div>
    </div>
  )
}
