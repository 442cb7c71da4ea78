/** From this many characters on a title is set smaller, and from twice as many smaller still. */
const LONG = 80
const STEPS = ['', 'title-long', 'title-longest'] as const

interface PageTitleProps {
  children: string
  className?: string
  lang?: string
}

/** The heading of a page that somebody names. A long one leaves room on a phone for what follows. */
export function PageTitle({ children, className = '', lang }: PageTitleProps) {
  const step = Math.min(2, Math.floor(children.length / (LONG + 1)))
  return (
    <h1 className={`${className} ${STEPS[step]}`.trim() || undefined} lang={lang}>
      {children}
    </h1>
  )
}
