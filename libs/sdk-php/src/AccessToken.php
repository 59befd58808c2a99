<?php

declare(strict_types=1);

namespace Gatehouse;

/** @internal Fetched when one is needed, renewed before it ends, and kept for the next process where there is a cache. */
final class AccessToken
{
    private const RENEW_BEFORE_SECONDS = 60;

    private ?string $token = null;
    private float $endsAt = 0;

    /** @param \Closure(): array{access_token: string, expires_in: int} $fetch */
    public function __construct(
        private readonly \Closure $fetch,
        private readonly ?object $cache,
        private readonly string $cacheKey,
    ) {
    }

    public function read(): string
    {
        if ($this->token !== null && $this->endsAt > microtime(true)) {
            return $this->token;
        }
        $kept = $this->cache?->get($this->cacheKey);
        if (is_array($kept) && $kept['endsAt'] > microtime(true)) {
            return $this->hold($kept['token'], $kept['endsAt']);
        }
        $answer = ($this->fetch)();
        $seconds = $answer['expires_in'] - self::RENEW_BEFORE_SECONDS;
        $held = $this->hold($answer['access_token'], microtime(true) + $seconds);
        $this->cache?->set($this->cacheKey, ['token' => $this->token, 'endsAt' => $this->endsAt], max(1, $seconds));

        return $held;
    }

    public function drop(): void
    {
        $this->token = null;
        $this->cache?->delete($this->cacheKey);
    }

    private function hold(string $token, float $endsAt): string
    {
        $this->endsAt = $endsAt;

        return $this->token = $token;
    }
}
