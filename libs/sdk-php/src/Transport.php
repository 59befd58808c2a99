<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Errors\ConnectionError;
use Gatehouse\Errors\GatehouseError;
use Gatehouse\Errors\NotFoundError;
use Gatehouse\Errors\RefusedError;

/** @internal */
final class Transport
{
    /** The shape of the API that this SDK was written for, whatever its key is pinned to. */
    private const API_VERSION = '2026-12-01';

    private readonly AccessToken $token;
    private readonly Exchange $exchange;

    public function __construct(public readonly Options $options)
    {
        $this->exchange = new Exchange($options->timeoutMs);
        $key = 'gatehouse.' . substr(hash('sha256', "{$options->url}\n{$options->apiKey}\n{$options->apiSecret}"), 0, 40);
        $this->token = new AccessToken($this->fetchToken(...), $options->tokenCache, $key);
    }

    public function call(Call $call): mixed
    {
        return $this->repeated($call, function () use ($call): mixed {
            $answer = $this->authorized($call);
            $body = $answer->parsed();

            return $answer->isGood() ? $body : throw $answer->refusal($body);
        });
    }

    /** @return resource the file, at its beginning */
    public function stream(Call $call): mixed
    {
        return $this->repeated($call, function () use ($call): mixed {
            $answer = $this->authorized($call, true);

            return $answer->isGood() ? $answer->body : throw $answer->refusal($answer->parsed());
        });
    }

    /** One attempt at a stream of events, which is read while it comes. */
    public function open(Call $call): LiveAnswer
    {
        try {
            $answer = $this->authorizedBy($call, $this->exchange->open(...));
        } catch (Unsent $unsent) {
            throw $unsent->reason;
        }
        if ($answer->status === 200 && $answer->isStream()) {
            return $answer;
        }
        $whole = $answer->whole($this->options->timeoutMs);
        throw $whole->isGood()
            ? new ConnectionError('What came is no stream of events', 'NO_ANSWER')
            : $whole->refusal($whole->parsed());
    }

    /** It ended before its time. */
    public function dropToken(): void
    {
        $this->token->drop();
    }

    /**
     * @param array<string, mixed>|null $query
     * @return \Generator<int, array<string, mixed>>
     */
    public function rows(string $path, ?array $query): \Generator
    {
        $cursor = null;
        do {
            $page = $this->call(new Call('GET', $path, [...($query ?? []), ...($cursor ? ['cursor' => $cursor] : [])]));
            foreach ($page['items'] as $row) {
                yield $row;
            }
            $cursor = $page['nextCursor'];
        } while ($cursor !== null);
    }

    public function ownPath(): string
    {
        if ($this->options->clientID !== null && $this->options->clientID !== '') {
            return '/clients/' . self::segment($this->options->clientID);
        }
        throw new GatehouseError(
            'Give `clientID` to Gatehouse: events, payment links and webhooks need it, and it stands in your profile',
            'CLIENT_ID_MISSING',
        );
    }

    public static function segment(string $text): string
    {
        return rawurlencode($text);
    }

    public static function newKey(): string
    {
        return bin2hex(random_bytes(16));
    }

    private function repeated(Call $call, \Closure $attempt): mixed
    {
        $wasSent = false;
        for ($count = 0; ; $count++) {
            try {
                return $attempt();
            } catch (Unsent | GatehouseError $thrown) {
                $isUnsent = $thrown instanceof Unsent;
                $error = $thrown instanceof Unsent ? $thrown->reason : $thrown;
            }
            // An earlier attempt deleted it, and the answer was lost.
            if ($wasSent && $call->method === 'DELETE' && $error instanceof NotFoundError) {
                return null;
            }
            $wasSent = $wasSent || !$isUnsent;
            if ($count >= $this->options->retriesMax || !self::mayRetry($error, $call, $isUnsent)) {
                throw $error;
            }
            $ms = $this->waitFor($error, $count);
            if ($ms > $this->options->retryWaitMaxMs) {
                throw $error;
            }
            usleep((int) ($ms * 1000));
        }
    }

    private function authorized(Call $call, bool $isStream = false): Answer
    {
        $body = $call->body === null ? null : json_encode($call->body ?: (object) [], JSON_THROW_ON_ERROR);

        return $this->authorizedBy($call, fn (string $url, array $headers): Answer =>
            $this->exchange->send($call->method, $url, $headers, $body, $isStream));
    }

    /** @param \Closure(string, list<string>): (Answer|LiveAnswer) $send */
    private function authorizedBy(Call $call, \Closure $send): Answer|LiveAnswer
    {
        $url = $this->urlOf($call->path . self::queryOf($call->query));
        $answer = $send($url, $this->headersOf($call));
        if ($answer->status !== 401) {
            return $answer;
        }
        $this->token->drop();

        return $send($url, $this->headersOf($call));
    }

    /** @return list<string> */
    private function headersOf(Call $call): array
    {
        try {
            $token = $this->token->read();
        } catch (GatehouseError $error) {
            throw new Unsent($error);
        }
        $headers = ["Authorization: Bearer {$token}", 'Gatehouse-Version: ' . self::API_VERSION];
        if ($call->idempotencyKey !== null) {
            $headers[] = "Idempotency-Key: {$call->idempotencyKey}";
        }
        if ($call->lastEventID !== null) {
            $headers[] = "Last-Event-ID: {$call->lastEventID}";
        }
        // curl would name a form; what has no body has no type either.
        $headers[] = $call->body === null ? 'Content-Type:' : 'Content-Type: application/json';

        return $headers;
    }

    /** @return array{access_token: string, expires_in: int} */
    private function fetchToken(): array
    {
        $pair = self::segment($this->options->apiKey) . ':' . self::segment($this->options->apiSecret);
        $headers = [
            'Authorization: Basic ' . base64_encode($pair),
            'Content-Type: application/x-www-form-urlencoded',
        ];
        $url = $this->urlOf('/oauth/token');
        $answer = $this->exchange->send('POST', $url, $headers, 'grant_type=client_credentials');
        $body = $answer->parsed();
        if ($answer->isGood()) {
            return $body;
        }
        if (is_array($body) && isset($body['error_description'])) {
            $body = ['code' => $body['error'] ?? 'UNKNOWN', 'message' => $body['error_description']];
        }
        throw $answer->refusal($body);
    }

    private function urlOf(string $path): string
    {
        return rtrim($this->options->url, '/') . '/api' . $path;
    }

    private function waitFor(GatehouseError $error, int $attempt): float
    {
        $told = $error instanceof RefusedError ? $error->retryAfter : null;

        return $told === null
            ? $this->options->retryDelayMs * 2 ** $attempt * (0.5 + mt_rand() / mt_getrandmax() / 2)
            : $told * 1000;
    }

    private static function mayRetry(GatehouseError $error, Call $call, bool $isUnsent): bool
    {
        $isRepeatable = $isUnsent || $call->method !== 'POST' || $call->idempotencyKey !== null;
        if ($error instanceof ConnectionError) {
            return $isRepeatable;
        }
        if (!$error instanceof RefusedError) {
            return false;
        }
        $isWaitingKey = $error->status === 409 && $error->retryAfter !== null;

        return $error->status === 429 || ($isRepeatable && ($error->status >= 500 || $isWaitingKey));
    }

    /** @param array<string, mixed>|null $query */
    private static function queryOf(?array $query): string
    {
        $given = [];
        foreach ($query ?? [] as $name => $value) {
            foreach (is_array($value) ? $value : [] as $key => $one) {
                $given["{$name}[{$key}]"] = self::spelled($one);
            }
            if ($value !== null && !is_array($value)) {
                $given[$name] = self::spelled($value);
            }
        }

        return $given === [] ? '' : '?' . http_build_query($given, '', '&', PHP_QUERY_RFC3986);
    }

    private static function spelled(mixed $value): string
    {
        return is_bool($value) ? ($value ? 'true' : 'false') : (string) $value;
    }
}
