// Exits with 0 when the site responds, or with `ready` when it can serve; otherwise it prints the parts that are not ready.
// The container uses the former: a full disk needs no restart.
const path = process.argv[2] === 'ready' ? '/readyz' : '/healthz'
// The socket of systemd accepts connections while no process of the site runs.
const init = { signal: AbortSignal.timeout(4000) }
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, init).catch(() => undefined)
const { failed = [] } = response?.ok === false ? await response.json().catch(() => ({})) : {}
if (failed.length > 0) process.stdout.write(failed.join(', '))
process.exitCode = response?.ok ? 0 : 1
