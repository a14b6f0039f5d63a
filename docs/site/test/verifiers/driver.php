<?php

require 'verify.php';

foreach (array_slice(explode("\n", stream_get_contents(STDIN)), 0, -1) as $line) {
    [$secret, $signature, $now, $body] = explode("\t", $line);
    echo isAuthentic($secret, $signature, base64_decode($body), (int) $now) ? "true\n" : "false\n";
}
