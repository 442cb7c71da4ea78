import type { ReactNode } from 'react'
import { VideoPlayer } from './VideoPlayer.tsx'

interface ListedVideo {
  id: number
  video_title: string
  video_url: string
  duration: number
  thumbnail: string | null
}

interface VideoGridProps<Video> {
  videos: Video[]
  lang?: string
  /** What wraps a player, e.g. for editors. */
  frame?: (video: Video, player: ReactNode) => ReactNode
}

export function VideoGrid<Video extends ListedVideo>({
  videos,
  lang,
  frame = (_, player) => player,
}: VideoGridProps<Video>) {
  return (
    <ul className="video-grid" lang={lang}>
      {videos.map((video) => (
        <li key={video.id}>{frame(video, <VideoPlayer video={playable(video)} />)}</li>
      ))}
    </ul>
  )
}

function playable({ video_title: title, video_url: url, duration: seconds, thumbnail }: ListedVideo) {
  return { title, url, seconds, thumbnail }
}
