// Ends with 0 when the site's process answers. Readiness (/readyz) is for balancers: a full disk does not call for a restart.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => undefined)
process.exit(response?.ok ? 0 : 1)
