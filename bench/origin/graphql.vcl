vcl 4.1;

# The rules by which a cache before Magento keeps answers of GraphQL, as its documentation describes them: queries by GET,
# told apart by store view, currency and the cache id, in which Magento sums up customer group, tax and the like.
backend default {
    .host = "127.0.0.1";
    .port = "BACKEND_PORT";
}

sub vcl_recv {
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Who is signed in and does not name a cache id could get an answer that is meant for guests.
    if (req.url ~ "^/graphql" && req.http.Authorization && !req.http.X-Magento-Cache-Id) {
        return (pass);
    }
    return (hash);
}

sub vcl_hash {
    hash_data(req.url);
    if (req.url ~ "^/graphql") {
        hash_data(req.http.X-Magento-Cache-Id);
        hash_data(req.http.Store);
        hash_data(req.http.Content-Currency);
    }
    return (lookup);
}

sub vcl_backend_response {
    # Magento purges by tags when something changes, so what it calls public is kept for a day, its default.
    if (beresp.http.Cache-Control ~ "public") {
        set beresp.ttl = 1d;
    }
    # An answer for another cache id than was asked with must not be found under the asked one.
    if (bereq.http.X-Magento-Cache-Id && beresp.http.X-Magento-Cache-Id &&
        bereq.http.X-Magento-Cache-Id != beresp.http.X-Magento-Cache-Id) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
    }
    # The hash tells apart what these answers depend on.
    if (bereq.url ~ "^/graphql") {
        unset beresp.http.Vary;
    }
}
