// Exits with 0 when the site responds. Does not use /readyz, which is for load balancers: a full disk needs no restart.
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => undefined)
process.exit(response?.ok ? 0 : 1)
