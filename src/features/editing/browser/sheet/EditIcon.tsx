import type { ComponentProps } from 'react'

const DRAWINGS = {
  pencil: 'M4 20l1-5L16 4l4 4L9 19z',
  undo: 'M9 5L4 10l5 5M4 10h10a6 6 0 010 12',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  upload: 'M12 16V4M7 9l5-5 5 5M4 20h16',
  eye: 'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0M12 9a3 3 0 010 6a3 3 0 010-6',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  grip: 'M8 5h.01M16 5h.01M8 12h.01M16 12h.01M8 19h.01M16 19h.01',
} as const

type IconName = keyof typeof DRAWINGS

/** Drawings of edit mode. They are not in the sprite, so that readers do not download them. */
export function EditIcon({ name }: { name: IconName }) {
  return (
    <svg
      className={name === 'grip' || name === 'more' ? 'edit-icon edit-icon-dots' : 'edit-icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  )
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  label: string
}

/** A button with a drawing and no words. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`edit-icon-button ${className}`.trim()} aria-label={label}>
      <EditIcon name={icon} />
    </button>
  )
}
