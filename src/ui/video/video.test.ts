import { expect, test } from 'vitest'
import { shortTitle } from './VideoPlayer.tsx'
import { videoEmbed } from './video-embed.ts'

test('a title of 46 characters is shown whole, one of 47 is cut to 45 and dots', () => {
  expect(shortTitle('x'.repeat(46))).toBe('x'.repeat(46))
  expect(shortTitle('x'.repeat(47))).toBe(`${'x'.repeat(45)}...`)
})

test.each([
  [
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
  ],
  ['https://youtu.be/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
])('%s is played without tracking the reader', (url, embed) => {
  expect(videoEmbed(url)).toBe(embed)
})

test.each([
  'javascript:alert(1)',
  'https://evil.example/watch?v=aqz-KE-bpKQ',
  'https://youtube.com.evil.example/embed/x',
  'https://youtu.be/"><script>',
  'nothing',
  '',
])('%s is not played', (url) => {
  expect(videoEmbed(url)).toBeUndefined()
})
