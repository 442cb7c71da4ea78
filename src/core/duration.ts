/** The seconds of a length such as '4:30' or '1:02:30'; undefined for other texts. `formatDuration` is the reverse. */
export function parseDuration(text: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] = /^\s*(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)\s*$/.exec(text) ?? []
  return minutes === '' ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
