import { VideoPlayer } from './VideoPlayer.tsx'

interface ListedVideo {
  id: number
  video_title: string
  video_url: string
  duration: number
  thumbnail: string | null
}

/** A grid of videos of the API. */
export function VideoGrid({ videos, lang }: { videos: ListedVideo[]; lang?: string }) {
  return (
    <ul className="video-grid" lang={lang}>
      {videos.map(({ id, video_title: title, video_url: url, duration: seconds, thumbnail }) => (
        <li key={id}>
          <VideoPlayer video={{ title, url, seconds, thumbnail }} />
        </li>
      ))}
    </ul>
  )
}
