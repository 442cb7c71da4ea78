import { useRef } from 'react'
import { Icon } from './Icon.tsx'

interface CarouselProps {
  label: string
  pictures: { file: string; caption: string }[]
}

/** Pictures side by side, to swipe or to turn by the buttons; without a script they scroll. */
export function Carousel({ label, pictures }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null)
  const turn = (direction: 1 | -1) => {
    const width = list.current?.firstElementChild?.clientWidth ?? 0
    list.current?.scrollBy({ left: direction * width, behavior: 'smooth' })
  }
  if (pictures.length === 0) return null
  return (
    <section className="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <ul ref={list} tabIndex={0} aria-label={`${label}: pictures`}>
        {pictures.map(({ file, caption }) => (
          <li key={file}>
            <figure>
              <img src={file} alt="" width="480" height="320" loading="lazy" />
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="carousel-buttons script-only">
        <button
          type="button"
          className="icon-button"
          aria-label="Previous picture"
          data-needs-script=""
          onClick={() => turn(-1)}
        >
          <Icon name="chevron-left" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Next picture"
          data-needs-script=""
          onClick={() => turn(1)}
        >
          <Icon name="chevron-right" />
        </button>
      </p>
    </section>
  )
}
