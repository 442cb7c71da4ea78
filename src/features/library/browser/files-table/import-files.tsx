import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { filesPath } from '#features/editing/browser/components/files-path.ts'
import { adminMeta, type DraftState } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import './import/import.css'
import { ImportPreview } from './import/ImportPreview.tsx'
import { setImport, useImport } from './import/import-store.ts'
import { importText as text } from './messages.ts'
import { importPath, tableOfParams } from './paths.ts'
import { getTable } from './store/tables.ts'
import { TableDraft } from './TableDraft.tsx'
import { chooseFiles } from './workspace/choose-files.ts'
import { TableCrumbs } from './workspace/TableHead.tsx'
import { useUploadLimits } from './workspace/upload-limits.ts'
import { useEditMode } from './workspace/use-edit-mode.ts'
import { type DroppedFile, useFileDrop } from './workspace/use-file-drop.ts'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.chooseHeading, importPath(tableOfParams(args.params)))
}

/** Imports a folder or ZIP into a table of files, after a dry run. */
export default function ImportPage() {
  const table = tableOfParams(useParams())
  return <TableDraft table={table}>{(head) => <Import table={table} head={head} />}</TableDraft>
}

function Import({ table, head }: { table: string; head: DraftState }) {
  const source = useImport(table)
  const limits = useUploadLimits()
  const [isChoosing, setChoosing] = useState(false)
  useEditMode(getTable(table), head.server.page)
  const take = (chosen: File | readonly DroppedFile[] | undefined) => {
    if (chosen === undefined || (Array.isArray(chosen) && chosen.length === 0)) return
    setChoosing(false)
    setImport(table, chosen)
  }
  useFileDrop((dropped) => {
    const [first] = dropped
    take(dropped.length === 1 && /\.zip$/i.test(first?.path ?? '') ? first?.file : dropped)
  })
  const isOpen = source !== undefined && !isChoosing
  return (
    <>
      <TableCrumbs head={head} below={{ name: text.import, filesPath: filesPath(table) }} />
      <PageTitle>{isOpen && source.state === 'read' ? text.heading : text.chooseHeading}</PageTitle>
      {!isOpen || source.state === 'failed' ? (
        <div className="files-drop files-drop-empty">
          {isOpen && <p role="alert">{text.notRead}</p>}
          <p>{text.chooseHint}</p>
          <p className="row">
            <Button variant="primary" onClick={() => void chooseZip().then(take)}>
              {text.chooseZip}
            </Button>
            <Button onClick={() => void chooseFolder().then(take)}>{text.chooseFolder}</Button>
          </p>
        </div>
      ) : source.state === 'reading' || limits === undefined ? (
        <Skeleton label={text.reading} />
      ) : (
        <ImportPreview source={source} limits={limits} onChooseOther={() => setChoosing(true)} />
      )}
    </>
  )
}

async function chooseZip(): Promise<File | undefined> {
  return (await chooseFiles({ accept: '.zip' }))[0]
}

async function chooseFolder(): Promise<DroppedFile[]> {
  return (await chooseFiles({ folder: true })).map((file) => ({ path: file.webkitRelativePath, file }))
}
