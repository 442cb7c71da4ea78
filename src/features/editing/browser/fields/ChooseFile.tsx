import type { ReactNode } from 'react'
import type { describedBy } from './field-props.ts'

interface ChooseFileProps {
  id: string
  /** As in the attribute of an input. */
  accept: string
  described?: ReturnType<typeof describedBy>
  onChoose: (file: File) => void
  children: ReactNode
}

/** A button that opens the browser's choice of a file. */
export function ChooseFile({ id, accept, described, onChoose, children }: ChooseFileProps) {
  return (
    <label className="edit-button edit-file-choose" htmlFor={id}>
      {children}
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={accept}
        {...described}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onChoose(file)
          // The same file may be chosen again, once it is corrected.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
