<?php

declare(strict_types=1);

namespace Gatehouse;

use Gatehouse\Errors\WebhookSignatureError;

final class Webhooks
{
    /**
     * The event, once its signature and its time are right.
     *
     * @param array<string, string|list<string>> $headers as they arrived: `getallheaders()`, or those of a PSR-7 request
     * @param string $body the raw text, before anything parsed it
     * @return array<string, mixed>
     */
    public static function read(string $secret, array $headers, string $body, float $toleranceSeconds = 300): array
    {
        $given = [];
        foreach ($headers as $name => $value) {
            $given[strtolower((string) $name)] = is_array($value) ? (string) ($value[0] ?? '') : $value;
        }
        [$id, $time, $signatures] = array_map(
            static fn (string $name): string => $given[$name] ?? '',
            ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
        );
        if ($id === '' || $time === '' || $signatures === '') {
            throw new WebhookSignatureError('The webhook headers are missing');
        }
        if (!is_numeric($time) || abs(microtime(true) - (float) $time) > $toleranceSeconds) {
            throw new WebhookSignatureError('The webhook is too old, or its clock is wrong');
        }
        $key = self::bytesOf(str_starts_with($secret, 'whsec_') ? substr($secret, 6) : $secret);
        $wanted = hash_hmac('sha256', "{$id}.{$time}.{$body}", $key, true);
        foreach (explode(' ', $signatures) as $signature) {
            if (str_starts_with($signature, 'v1,') && hash_equals($wanted, self::bytesOf(substr($signature, 3)))) {
                return json_decode($body, true, 512, JSON_THROW_ON_ERROR);
            }
        }
        throw new WebhookSignatureError(
            'No signature fits. Is this the secret of this endpoint, and the body as it arrived?',
        );
    }

    private static function bytesOf(string $base64): string
    {
        $bytes = base64_decode($base64, true);

        return $bytes === false || $bytes === '' ? "\0" : $bytes;
    }
}
