import './ScreenPicture.css'

interface ScreenPictureProps {
  src: string
  /** For dark colours; without it both themes show the same one. */
  dark: string | null
}

/** A picture of a phone's screen in the colours of the page. The browser does not load the one that is hidden. */
export function ScreenPicture({ src, dark }: ScreenPictureProps) {
  const size = { width: 720, height: 900, loading: 'lazy' } as const
  if (dark === null) return <img className="screen-picture" alt="" src={src} {...size} />
  return (
    <>
      <img className="screen-picture screen-light" alt="" src={src} {...size} />
      <img className="screen-picture screen-dark" alt="" src={dark} {...size} />
    </>
  )
}
