# One file, two images: `site` (API, follower, workers, schedule, migrations) and `renderer` (pages).

FROM node:24-slim AS web
WORKDIR /app/web
COPY web/package.json web/package-lock.json web/.npmrc ./
# Not `npm ci`, for the reason given in local/setup/web_build.py.
RUN npm install --no-save --no-audit --no-fund
COPY web/ ./
RUN npm run build

FROM python:3.13-slim AS packages
ENV UV_PYTHON_DOWNLOADS=never
COPY requirements.lock requirements-local.lock /tmp/
# uv itself comes in the version and with the hashes of the lock.
RUN sed -n '/^uv==/,/^    # via/p' /tmp/requirements-local.lock > /tmp/uv.lock \
 && pip install --no-cache-dir --require-hashes --no-deps --requirement /tmp/uv.lock \
 && uv venv /app/.venv \
 && VIRTUAL_ENV=/app/.venv uv pip sync --no-cache --compile-bytecode --require-hashes /tmp/requirements.lock

FROM python:3.13-slim AS site
RUN useradd --system --uid 10001 --home-dir /app karijera \
 && install --directory --owner karijera /files /run/karijera \
 && printf '#!/bin/sh\nexec python -m workers.command_line "$@"\n' > /usr/local/bin/karijera \
 && chmod 755 /usr/local/bin/karijera
WORKDIR /app
ENV PATH=/app/.venv/bin:$PATH PYTHONPATH=/app PYTHONUNBUFFERED=1 KARIJERA_FILES_DIR=/files
COPY --from=packages /app/.venv /app/.venv
COPY domain/ domain/
COPY read_models/ read_models/
COPY api/ api/
COPY workers/ workers/
COPY migrations/ migrations/
COPY content/ content/
COPY LICENSE NOTICE ./
COPY --from=web /app/web/dist web/dist
# Its user may not write there, so without this each start would compile everything.
RUN python -m compileall -q api domain migrations read_models workers
USER karijera
EXPOSE 8000
CMD ["python", "-m", "api", "--host", "0.0.0.0", "--port", "8000"]

FROM node:24-slim AS renderer
RUN useradd --system --uid 10001 --home-dir /app karijera \
 && install --directory --owner karijera /run/karijera
WORKDIR /app
ENV NODE_ENV=production
COPY web/server/ web/server/
COPY LICENSE NOTICE ./
COPY --from=web /app/web/dist web/dist
USER karijera
CMD ["node", "web/server/renderer.mjs"]
