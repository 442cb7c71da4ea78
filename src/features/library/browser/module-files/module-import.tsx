import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminMeta, type DraftState } from '#features/editing/browser/public.ts'
import { Button } from '#ui/elements/Button.tsx'
import { PageTitle } from '#ui/layout/PageTitle.tsx'
import { Skeleton } from '#ui/status/Skeleton.tsx'
import './import/import.css'
import { ImportPreview } from './import/ImportPreview.tsx'
import { setImport, useImport } from './import/import-store.ts'
import { ModuleDraft } from './ModuleDraft.tsx'
import { importText as text } from './messages.ts'
import { importPath } from './paths.ts'
import { chooseFiles } from './workspace/choose-files.ts'
import { ModuleCrumbs } from './workspace/ModuleHead.tsx'
import { useUploadLimits } from './workspace/upload-limits.ts'
import { useEditMode } from './workspace/use-edit-mode.ts'
import { type DroppedFile, useFileDrop } from './workspace/use-file-drop.ts'

export function meta(args: MetaArgs) {
  return adminMeta(args, text.chooseHeading, importPath(args.params.entry ?? ''))
}

/** Imports a folder or ZIP into a module, after a dry run. */
export default function ModuleImportPage() {
  const { entry = '' } = useParams()
  return <ModuleDraft entry={entry}>{(state) => <Import state={state} />}</ModuleDraft>
}

function Import({ state }: { state: DraftState }) {
  const { entry } = state.server
  const source = useImport(entry)
  const limits = useUploadLimits()
  const [isChoosing, setChoosing] = useState(false)
  useEditMode(state)
  const take = (chosen: File | readonly DroppedFile[] | undefined) => {
    if (chosen === undefined || (Array.isArray(chosen) && chosen.length === 0)) return
    setChoosing(false)
    setImport(entry, chosen)
  }
  useFileDrop((dropped) => {
    const [first] = dropped
    take(dropped.length === 1 && /\.zip$/i.test(first?.path ?? '') ? first?.file : dropped)
  })
  const isOpen = source !== undefined && !isChoosing
  return (
    <>
      <ModuleCrumbs state={state} page={text.import} />
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
