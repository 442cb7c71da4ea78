import { type ComponentType, useRef, useState } from 'react'
import { Icon } from '../elements/Icon.tsx'
import { text } from '../messages.ts'
import { reloadPage } from '../page/reload-page.ts'
import type { FileMenuProps } from '../share/FileMenu.tsx'
import type { MenuFile } from './file-view.ts'

const load = () => import('../share/FileMenu.tsx')

/** Opens what can be done with a file besides viewing and downloading. Its code is loaded with the first press. */
export function MoreButton({ file }: { file: MenuFile }) {
  const button = useRef<HTMLButtonElement>(null)
  const [Menu, setMenu] = useState<ComponentType<FileMenuProps>>()
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    // Loaded before rendering: if the network fails, the page must not.
    load().then(
      ({ FileMenu }) => {
        setMenu(() => FileMenu)
        setOpen(true)
      },
      () => void reloadPage(),
    )
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="icon-button file-more script-only"
        aria-label={text.moreOf(file.name)}
        onClick={open}
      >
        <Icon name="more" />
        <Icon name="share" />
      </button>
      {Menu && isOpen && <Menu file={file} button={button} onClose={() => setOpen(false)} />}
    </>
  )
}
